import type { Chapter } from './chapter.ts';

/** The constants and limits of the specification (section 9), and the tests that show them. */
export const constants: readonly Chapter[] = [
  {
    title: 'Constants of the contract (section 9)',
    tests: 'packages/sdk/src/constants.test.ts',
    rows: {
      'notifications come ten a page': 'page sizes (spec, section 9) > notifications',
      'the catalogue has 50 rows a page': 'page sizes (spec, section 9) > the catalogue',
      'orders come 20 a page': 'page sizes (spec, section 9) > orders',
      'users come 50 a page': 'page sizes (spec, section 9) > users*',
      'EPP logs come 50 a page': 'page sizes (spec, section 9) > EPP logs',
      'audit logs come 50 a page': 'page sizes (spec, section 9) > audit logs',
      'news come 20 a page': 'page sizes (spec, section 9) > news',
      'released domains come 50 a page': 'page sizes (spec, section 9) > released domains',
      'data source browse has 50 a page': 'page sizes (spec, section 9) > data source browse',
      'default catalogue sort':
        'page sizes (spec, section 9) > the catalogue is sorted by drop_date, ascending',
      'length filter values': 'option values (spec, sections 2 to 5 and 9) > length filter',
      'character type filter': 'option values (spec, sections 2 to 5 and 9) > character types',
      capture_strategy: 'option values (spec, sections 2 to 5 and 9) > capture strategies',
      create_mode: 'option values (spec, sections 2 to 5 and 9) > create modes',
      'command types': 'option values (spec, sections 2 to 5 and 9) > command types',
      'time zones': 'option values (spec, sections 2 to 5 and 9) > time zones',
      'import record limit 100':
        'limits and defaults (spec, sections 5 and 9) > import record limit',
      'fetch timeout 60 s': 'limits and defaults (spec, sections 5 and 9) > fetch timeout',
      'max pages 10': 'limits and defaults (spec, sections 5 and 9) > max pages',
      'schedule interval 60 min':
        'limits and defaults (spec, sections 5 and 9) > schedule interval',
      'schedule hours 6': 'limits and defaults (spec, sections 5 and 9) > schedule hours',
      'schedule time 00:00': 'limits and defaults (spec, sections 5 and 9) > schedule time',
      'port 700, 1-65535': 'limits and defaults (spec, sections 5 and 9) > EPP port',
      'category timeout 30, 5-300':
        'limits and defaults (spec, sections 5 and 9) > category timeout',
      'keepalive 300 s, 60-3600': 'limits and defaults (spec, sections 5 and 9) > keepalive',
      'default test domain': 'limits and defaults (spec, sections 5 and 9) > default test domain',
      'command delay 0-300000 ms': 'limits and defaults (spec, sections 5 and 9) > command delay',
      'commands per second 1-100, 10':
        'limits and defaults (spec, sections 5 and 9) > commands per second',
      'concurrent 1-50, 5': 'limits and defaults (spec, sections 5 and 9) > concurrent commands',
      'batch size 1-100, 1': 'limits and defaults (spec, sections 5 and 9) > batch size',
      'account connection timeout 30, 5-300':
        'limits and defaults (spec, sections 5 and 9) > account connection timeout',
      'released-domain cron 0 1 * * *':
        'limits and defaults (spec, sections 5 and 9) > released-domain cron',
      'released domains per day 10000, max 100000':
        'limits and defaults (spec, sections 5 and 9) > released domains per day',
      'bulk check maximum 500': 'limits and defaults (spec, sections 5 and 9) > bulk check',
      'password minimum 8': 'limits and defaults (spec, sections 5 and 9) > new password',
      'data source method POST': 'limits and defaults (spec, sections 5 and 9) > request method',
      'data source format json': 'limits and defaults (spec, sections 5 and 9) > response format',
      'data source auth none': 'limits and defaults (spec, sections 5 and 9) > auth type',
      'data source batch size 100, 1-1000':
        'limits and defaults (spec, sections 5 and 9) > data source batch size',
      'workers 1, 1-10': 'limits and defaults (spec, sections 5 and 9) > parallel workers',
      'prefix item': 'limits and defaults (spec, sections 5 and 9) > indexed prefix',
      'count key items': 'limits and defaults (spec, sections 5 and 9) > indexed count key',
      'start index 0': 'limits and defaults (spec, sections 5 and 9) > indexed start',
      'API-key header X-API-Key': 'limits and defaults (spec, sections 5 and 9) > API-key header*',
    },
  },
  {
    title: 'Relative time and days (section 9)',
    tests: 'apps/console/src/lib/time/time.test.ts',
    rows: {
      'under a minute Just now': 'relativeTime (spec, section 9) > 59999 ms ago is Just now',
      'under 60 minutes Nm ago': 'relativeTime (spec, section 9) > 3599999 ms ago is 59m ago',
      'under 24 hours Nh ago': 'relativeTime (spec, section 9) > 86399999 ms ago is 23h ago',
      'under 7 days Nd ago': 'relativeTime (spec, section 9) > 604799999 ms ago is 6d ago',
      'otherwise the locale date': 'relativeTime (spec, section 9) > 604800000 ms ago is *',
    },
  },
  {
    title: 'Prices (section 9)',
    tests: 'apps/console/src/lib/text/money.test.ts',
    rows: { '$ with 2 decimals': 'prices are dollars with two decimals (spec, section 9)' },
  },
  {
    title: 'Pagination window (section 9)',
    tests: 'apps/console/src/lib/list/pageWindow.test.ts',
    rows: { '5 pages': 'offers the current page among at most five that exist' },
  },
  {
    title: 'Catalogue (section 9)',
    tests: 'apps/console/test/catalog-pages.test.tsx',
    rows: { 'page sizes 25, 50, 100, 250': 'sort and pages > 25, 50, 100 or 250 rows make a page' },
  },
  {
    title: 'Shell and sign-in (section 9)',
    tests: 'apps/console/test/shell.test.tsx',
    rows: {
      'mobile breakpoint 768 px': 'at 375 pixels > 768 pixels are narrow still, 769 are not',
    },
  },
  {
    title: 'Notifications (section 9)',
    tests: 'apps/console/test/notifications.test.tsx',
    rows: {
      'unread notifications every 30 s':
        'the bell > asks every 30 seconds, not while the tab is hidden, and at once when it shows again',
      'dropdown 380 px wide, 500 px max': 'the dropdown > is 380 pixels wide and at most 500 high',
      'pages of ten':
        'the dropdown > loads the next ten when it is scrolled to the end, until there are no more',
    },
  },
  {
    title: 'Dashboard (section 9)',
    tests: 'apps/console/test/dashboard.test.tsx',
    rows: {
      'chart height 250 px':
        'the charts > orders per day: a line of 250 pixels with weekdays and counts, and the same as a table',
    },
  },
  {
    title: 'Queue bar (section 9)',
    tests: 'apps/console/src/features/dashboard/dashboardFigures.test.ts',
    rows: {
      'queue size / 10, capped at 100': 'queuePercent > shows a queue of 25000 as 100 percent',
    },
  },
  {
    title: 'Schedulers (sections 2 and 9)',
    tests: 'apps/console/test/schedulers.test.tsx',
    rows: {
      'refreshes every 30 s':
        'a refresh > comes every 30 seconds, not in a hidden tab, and at once when it shows again',
      'times are UTC': 'the screen > times are UTC whatever the zone of the browser',
      'above 90 green': 'health > has a green bar at 90.1%',
      'above 70 yellow': 'health > has a yellow bar at 70.1%',
      'otherwise red': 'health > has a red bar at 70%',
    },
  },
  {
    title: 'Catches (section 9)',
    tests: 'apps/console/test/epp-test-catch.test.tsx',
    rows: {
      'test catch polled every second': 'test catch > is followed every second while it runs',
    },
  },
  {
    title: 'Catches (section 9)',
    tests: 'apps/console/test/epp-real-catch.test.tsx',
    rows: {
      'the view opens about 2 s after a start':
        'real catch > is confirmed by name with today as its day, and leads to the log',
    },
  },
  {
    title: 'Sessions (sections 4 and 9)',
    tests: 'apps/console/src/session/accessToken.test.ts',
    rows: {
      'expiry from exp, in seconds': 'reads the expiry, which is in seconds',
      'a token has three parts': 'a token with two parts has none',
      'its payload is readable': 'a token with a payload that is no JSON has none',
    },
  },
  {
    title: 'Messages and freshness (section 9)',
    tests: 'apps/console/test/constants.test.tsx',
    rows: {
      'sign-in card 400 px': 'the sign-in card is 400 pixels wide',
      'toasts: top-right, 3000 ms, dark': 'toasts are at the top right, dark, for three seconds',
      'account and source alerts 5 s': 'messages of the account screen stay for five seconds',
      'other alerts 3 s, errors 5 s': 'other alerts stay for three seconds, errors for five',
      'no refetch on window focus, stale time 5 minutes':
        'what the server said is fresh for five minutes, and a window that gets the focus asks nothing',
      'TLD cache 1 hour': 'the TLDs are asked for once an hour',
    },
  },
  {
    title: 'Released domains (section 9)',
    tests: 'apps/console/test/released-sessions.test.tsx',
    rows: {
      'progress every 2 s':
        'polling > every two seconds, once for a check, whether its chip shows, its dialog or both',
      'finished sessions are kept about 5 minutes':
        'what the browser keeps > a check that is over is forgotten after five minutes',
      'a 404 removes a session':
        'what the browser keeps > a check that the server does not know is forgotten at once',
    },
  },
  {
    title: 'Sort keys of released domains (section 9)',
    tests: 'apps/console/src/features/released/releasedSearch.test.ts',
    rows: Object.fromEntries(
      ['domain', 'length', 'release_date', 'last_checked', 'is_available', 'ds3_main'].map(
        (key) => [key, `*${key}*`],
      ),
    ),
  },
  {
    title: 'Data sources (section 9)',
    tests: 'apps/console/test/data-sources.test.tsx',
    rows: {
      'stats and progress every 5 s':
        'coverage and jobs > are asked every 5 seconds, not while the tab is hidden, and at once when it shows again',
    },
  },
];
