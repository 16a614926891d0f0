import type { Chapter } from './chapter.ts';

/** The validation rules of the specification (section 5) that are no texts, and the tests that show them. */
export const rules: readonly Chapter[] = [
  {
    title: 'Sign-in (section 5)',
    tests: 'apps/console/test/session.test.tsx',
    rows: {
      'validation runs on submit and sends nothing':
        'signing in > asks for email and password, and sends nothing without them',
      'a session token has its exp in the future':
        'at the start > an expired token ends the session without a call',
      'a session token is well formed':
        'at the start > a mangled token ends the session without a call',
    },
  },
  {
    title: 'Catalogue (section 5)',
    tests: 'apps/console/test/catalog.test.tsx',
    rows: {
      'filters are only sent when set':
        'the filters > Drop From is today until it is cleared, and a cleared one is not sent',
      'default Drop From is today':
        'the filters > Drop From is today until it is cleared, and a cleared one is not sent',
    },
  },
  {
    title: 'Ordering (section 5)',
    tests: 'apps/console/test/order-domain.test.tsx',
    rows: {
      'choosing a category loads its accounts':
        'the dialog > an admin may choose an account of the category, or leave it to the default one',
      'EPP Account is shown only when accounts are returned':
        'the dialog > a user sees no accounts',
      'EPP Account is optional':
        'the dialog > an admin may choose an account of the category, or leave it to the default one',
    },
  },
  {
    title: 'Order payment (section 5)',
    tests: 'apps/console/test/orders.test.tsx',
    rows: {
      'method and reference show only when paid is checked':
        'manage payment > asks for method and reference only of a paid order',
      'quick approve is for NEW only': 'row actions > only a new order can be approved',
    },
  },
  {
    title: 'Payment methods (section 5)',
    tests: 'apps/console/src/features/orders/orderLabels.test.ts',
    rows: { 'the five methods': 'a person chooses from the five methods of the spec' },
  },
  {
    title: 'Users (section 5)',
    tests: 'apps/console/test/users.test.tsx',
    rows: {
      'email, username and password are required': 'adding > checks what is entered',
      'an empty password keeps the current one':
        'editing > without a password keeps the current one',
      'role and manager selects show for admins only': 'adding > a manager chooses neither',
      'manager select and active flag show for users only':
        'adding > an admin chooses role and manager; the manager and the flag belong to users',
    },
  },
  {
    title: 'EPP categories (section 5)',
    tests: 'apps/console/src/features/epp-categories/categoryForm.test.ts',
    rows: {
      'name and server are required': 'the rules of a category > ask for a name and a server',
      'the server is a host name': 'the rules of a category > * is no server name',
      'port 1-65535, timeout 5-300':
        'the rules of a category > keep the port and the timeout in their ranges',
      'TLDs are split on commas, trimmed, empties dropped':
        'TLDs > are split on commas and trimmed, empties dropped',
    },
  },
  {
    title: 'EPP settings (section 5)',
    tests: 'apps/console/src/lib/epp/settingsForm.test.ts',
    rows: {
      'command_delay_ms 0-300000':
        'the settings of a category > command_delay_ms has the range of the spec',
      'commands per second 1-100':
        'the settings of a category > max_commands_per_second has the range of the spec',
      'concurrent 1-50':
        'the settings of a category > max_concurrent_commands has the range of the spec',
      'batch size 1-100':
        'the settings of a category > domain_check_batch_size has the range of the spec',
      'keepalive 60-3600':
        'the settings of a category > keepalive_interval has the range of the spec',
    },
  },
  {
    title: 'EPP times (section 5)',
    tests: 'apps/console/src/lib/time/timeOfDay.test.ts',
    rows: { 'times are HH:MM:SS': 'takes no hour above 23 and no minute or second above 59' },
  },
  {
    title: 'EPP templates and time zones (section 5)',
    tests: 'apps/console/test/epp-categories.test.tsx',
    rows: {
      'placeholders XMLNS_DOMAIN, DOMAIN, CLTRID':
        'EPP settings > a template takes its placeholders where the cursor is and shows the XML',
      'a batch template also takes DOMAINS_XML and DOMAINS_LIST':
        'EPP settings > a batch template also has the lists of names',
      'the five time zones': 'EPP settings > offers the time zones of the spec',
    },
  },
  {
    title: 'EPP accounts (section 5)',
    tests: 'apps/console/src/features/epp-accounts/accountForm.test.ts',
    rows: {
      'name, category, username, password, manager are required':
        'the rules of an account > ask for all that a new one needs',
      'port override 1-65535 or none, timeout 5-300':
        'the rules of an account > keep numbers in their ranges; a port may be left out',
      'certificate and key where the category requires SSL':
        'the rules of an account > ask for certificate and key where the category does, and only of a new one',
      'released-domain checking needs a cron expression':
        'the rules of an account > ask for a cron expression where released domains are checked',
      'max domains per day falls back to 10000': 'what is sent > falls back to 10000 domains a day',
    },
  },
  {
    title: 'EPP account form (section 5)',
    tests: 'apps/console/test/epp-accounts-form.test.tsx',
    rows: {
      'only active categories are offered': 'adding and editing > offers active categories only',
      'an empty password keeps the current one':
        'adding and editing > an empty password keeps the current one',
    },
  },
  {
    title: 'Bulk check (section 5)',
    tests: 'apps/console/src/lib/domains/domainList.test.ts',
    rows: {
      'split on newline, comma or semicolon, trimmed and lowercased':
        'parseDomainList (spec, section 5) > splits on new lines, commas and semicolons, trims and lowers',
      'duplicates are not allowed': 'parseDomainList (spec, section 5) > counts every repetition',
    },
  },
  {
    title: 'Password and profile (section 5)',
    tests: 'apps/console/test/profile.test.tsx',
    rows: {
      'email and username are required': 'general information > needs an email and a username',
      'the new password twice, eight characters':
        'the password > must be the same twice, and long enough',
    },
  },
  {
    title: 'News (section 5)',
    tests: 'apps/console/test/news.test.tsx',
    rows: {
      'title and content are required, summary is optional':
        'writing > needs a title and a content',
      'deleting asks for confirmation': 'deleting > says that it cannot be undone',
    },
  },
  {
    title: 'Sources (section 5)',
    tests: 'apps/console/test/sources-form.test.tsx',
    rows: {
      'name is required':
        'a new source > opens the tab of a field that is wrong, marks it, and keeps what was typed',
      'the URL supports {TODAY} and {YESTERDAY}':
        'a new source > shows the address as it is fetched today',
    },
  },
  {
    title: 'Dates in addresses and files (section 5)',
    tests: 'apps/console/src/features/sources/strftime.test.ts',
    rows: {
      'the date format is a Python strftime format':
        'agrees with the ISO form of any instant, and leaves other text alone',
    },
  },
  {
    title: 'Imports and schedules (sections 4 and 5)',
    tests: 'apps/console/test/sources-runs.test.tsx',
    rows: {
      'record limit 100 by default':
        'an import > takes 100 records unless told otherwise, and says what came of them',
      'preview always uses 10': 'an import > as a preview shows ten records, whatever the limit',
      'a 504 or time-out goes on in the background':
        'an import > * goes on, and the history is at hand',
    },
  },
  {
    title: 'Derived schedules (section 5)',
    tests: 'apps/console/src/features/sources/scheduleForm.test.ts',
    rows: {
      'interval: hours, or minutes where there are none':
        'an interval runs every so many hours, or every so many minutes where there are none',
      'daily and weekly': 'a day or a week has one time, which is when it runs',
    },
  },
  {
    title: 'History and deletion (sections 4 and 5)',
    tests: 'apps/console/test/sources.test.tsx',
    rows: {
      'status per batch':
        'the history > has the status, three numbers and the duration of each import',
      'Delete is disabled without a choice':
        'deleting what a source imported > needs a choice, asks by name, and leaves the counts as they are then',
    },
  },
  {
    title: 'Released domains (section 5)',
    tests: 'apps/console/test/released-checks.test.tsx',
    rows: {
      'Start Check requires a date and an account':
        'starting > a check needs a date and an account, and leads to its progress',
    },
  },
  {
    title: 'Populate (section 5)',
    tests: 'apps/console/test/released.test.tsx',
    rows: {
      'requires a target date':
        'populate > needs a date, tells how many were added, and shows them',
    },
  },
  {
    title: 'Response mapping (section 2)',
    tests: 'apps/console/test/data-sources-mapping.test.tsx',
    rows: {
      'Apply Mapping needs the domain and the main value field':
        'a response mapping > is chosen from lists, shown as rows, and applied to the form',
    },
  },
];
