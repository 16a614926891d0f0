// The same lists without a library or styles, with every row in the document. The time that this
// page takes is the cost of the machine. The bench prints it next to the console's.

/**
 * The screens that the bench visits: the name of the table, and the place of its rows in the API's
 * answer.
 */
const screens = [
  { path: /^\/domains$/, title: 'Domains', rowsOf: ({ domains }) => domains },
  { path: /^\/orders$/, title: 'Orders', rowsOf: ({ orders }) => orders },
  { path: /^\/orders\/\d+$/, title: 'History', rowsOf: (order) => [order] },
];

/** Milliseconds for which the field waits for the next key, as in the console. */
const pause = 300;

const answers = new Map();
const main = document.querySelector('main');
const field = document.querySelector('input');

/** Shows the screen of the address. */
async function show() {
  const { pathname, search } = location;
  const screen = screens.find(({ path }) => path.test(pathname));
  const rows = screen ? screen.rowsOf(await ask(`/api${pathname}${search}`)).map(flat) : [];
  if (location.pathname !== pathname || location.search !== search) return;
  main.replaceChildren(element('h1', pathname), ...(screen ? [table(screen.title, rows)] : []));
}

function ask(address) {
  if (!answers.has(address)) answers.set(address, load(address));
  return answers.get(address);
}

async function load(address) {
  const authorization = `Bearer ${localStorage.getItem('access_token')}`;
  const response = await fetch(address, { headers: { authorization } });
  return response.json();
}

/** A row with its enrichment values as columns. */
function flat({ enrichment, ...row }) {
  return { ...row, ...enrichment };
}

function table(title, rows) {
  const names = Object.keys(rows[0] ?? {});
  const head = element('tr', ...names.map(columnHead));
  const body = rows.map((row) => element('tr', ...names.map((name) => cell(name, row[name]))));
  const made = element('table', element('thead', head), element('tbody', ...body));
  made.ariaLabel = title;
  made.ariaBusy = 'false';
  made.ariaRowCount = String(rows.length + 1);
  return made;
}

function columnHead(name) {
  const head = element('th', element('button', name));
  if (name === 'selected_price') {
    head.ariaSort = wanted().get('sort_order') === 'desc' ? 'descending' : 'ascending';
  }
  return head;
}

function cell(name, value) {
  const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : `${value}`;
  if (name !== 'id') return element('td', text);
  const link = element('a', text);
  link.href = `/orders/${text}`;
  return element('td', link);
}

function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function wanted() {
  return new URLSearchParams(location.search);
}

function go(address) {
  history.pushState(null, '', address);
  void show();
}

let typed;
field.addEventListener('input', () => {
  clearTimeout(typed);
  typed = setTimeout(() => go(`/domains?search=${encodeURIComponent(field.value)}`), pause);
});

document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  const sort = event.target.closest('th[aria-sort] button');
  if (link) {
    event.preventDefault();
    go(link.getAttribute('href'));
  } else if (sort) {
    const search = wanted();
    search.set('sort_order', search.get('sort_order') === 'desc' ? 'asc' : 'desc');
    go(`${location.pathname}?${search}`);
  }
});

window.addEventListener('popstate', () => void show());
void show();
