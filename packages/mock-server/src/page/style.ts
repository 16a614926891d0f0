/** How the pages look: system fonts, one accent, light or dark as the system is. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f7f9; --card: #fff; --ink: #1b2430; --quiet: #566170; --line: #dde2e8;
  --accent: #0b5cad; --code: #eef1f5; --good: #1a6b3c; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161c; --card: #1a2028; --ink: #e4e9ef; --quiet: #9aa6b4; --line: #2d3641;
    --accent: #7db6f5; --code: #232b35; --good: #7ccf9b; --bad: #ff9a92;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 0 1rem 4rem; max-width: 66rem;
  background: var(--paper); color: var(--ink);
  font: 15px/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; padding: 1.25rem 0 .75rem; }
header strong { font-size: 1.05rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
a { color: var(--accent); text-underline-offset: .15em; }
nav a[aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .75rem 0 .25rem; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
h3 { font-size: .95rem; margin: 1rem 0 .25rem; }
.card > h3:first-child { margin-top: 0; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.lead, .quiet { color: var(--quiet); }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
.card, details.call {
  background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.15rem; min-width: 0;
}
.cards, .card + .card, section { margin-top: 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 500; font-size: .85rem; }
tbody th { font-weight: 500; white-space: nowrap; }
code, pre { font: .87em/1.5 ui-monospace, 'Cascadia Mono', Consolas, monospace; }
code { background: var(--code); border-radius: .25rem; padding: .08em .3em; overflow-wrap: anywhere; }
pre { background: var(--code); border-radius: .4rem; padding: .65rem .8rem; margin: .4rem 0; overflow-x: auto; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
ul { margin: .25rem 0; padding-left: 1.2rem; }
.index { columns: 17rem; list-style: none; padding: 0; }
details.call { margin-top: .6rem; padding: .6rem 1rem; }
details.call[open] { padding-bottom: 1rem; }
summary { cursor: pointer; }
.method { display: inline-block; min-width: 4.2em; font-weight: 650; color: var(--accent); }
.DELETE, .failed { color: var(--bad); }
.done { color: var(--good); }
.role { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6em; font-size: .83rem; white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: flex; flex-wrap: wrap; gap: .1rem .75rem; padding: .4rem 0; border-top: 1px solid var(--line); }
  th, td { border: 0; padding: 0; }
  tbody th { white-space: normal; overflow-wrap: anywhere; }
  td:empty { display: none; }
}
:target { scroll-margin-top: 1rem; outline: 2px solid var(--accent); outline-offset: 4px; border-radius: .3rem; }
`;
