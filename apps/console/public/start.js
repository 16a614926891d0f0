// Runs before the console's code and before the first paint. A file of its own, because the Content-Security-Policy allows
// no inline script, and plain JavaScript for older browsers too: the build only makes it smaller (vite/smallStart.ts).
(function () {
  var page = document.documentElement;

  // The oldest supported browsers were the first with both colours. Older ones get a sentence instead of the page.
  if (
    !CSS.supports('color', 'light-dark(red, red)') ||
    !CSS.supports('color', 'rgb(from red r g b)')
  ) {
    // No script after this one runs.
    var policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    document.head.appendChild(policy);
    document.addEventListener('DOMContentLoaded', function () {
      document.body.textContent =
        'DropCatch needs a newer browser: Chrome or Edge 123, Firefox 128, Safari 17.5, or later.';
    });
    return;
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parsed(text) {
    try {
      return JSON.parse(text || 'null') || {};
    } catch {
      return {};
    }
  }

  function expiry(token) {
    try {
      var payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
      return JSON.parse(atob(payload)).exp * 1000;
    } catch {
      return NaN;
    }
  }

  // A dark console never flashes white.
  var scheme = stored('mantine-color-scheme-value');
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var isDark = scheme === 'dark' || (scheme !== 'light' && prefersDark);
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');

  // The demo has its service in the page: no call can leave before the code.
  if (!document.currentScript.hasAttribute('data-first-calls')) return;

  // A token that has expired is not sent (spec, section 5). The server judges it.
  var token = stored('access_token') || '';
  var offset = Number(stored('server_clock_offset'));
  var now = Date.now() + (Math.abs(offset) < 1e15 ? offset : 0);
  if (location.pathname === '/login' || !(expiry(token) > now)) return;

  // The frame of the screens shows until the code replaces it (index.html).
  var isRail = matchMedia('(width < 75rem)').matches;
  var isCollapsed = isRail
    ? stored('preference:railCollapsed') !== 'false'
    : stored('preference:sidebarCollapsed') === 'true';
  page.setAttribute('data-frame', isCollapsed ? 'rail' : 'sidebar');

  // Sends the calls that this address began with last time. core/api/firstCalls.ts remembers them, and hands their answers
  // to the code that asks for them.
  var known = parsed(stored('first_calls'));
  var isSameUser = known.user === parsed(stored('user')).id;
  var paths = (isSameUser && (known.calls || {})[location.pathname + location.search]) || [];
  /** @type {Window['firstCalls']} */
  var sent = { token, sentAt: Date.now(), answers: {} };
  ['/api/auth/profile'].concat(paths).forEach(function (template) {
    var path = template.replace('{today}', new Date(now).toISOString().slice(0, 10));
    var answer = fetch(path, {
      headers: { accept: 'application/json', authorization: 'Bearer ' + token },
      cache: 'no-store',
    });
    // Whoever takes it over handles its failure.
    answer.catch(function () {});
    sent.answers[path] = answer;
  });
  window.firstCalls = sent;
})();
