import type { Plugin } from 'vite';

const icon = /\/@tabler\/icons-react\/.*\/icons\/Icon\w+\.mjs$/;
const nodes = /(const __iconNode = )(\[.*\]);/;

type IconNode = [tag: string, attributes: { key: string; d?: string }];

/**
 * Draws each icon by one path instead of up to eight: a list of 250 rows has two thousand elements less, and the first
 * screen every seventh. All paths of an outline icon are drawn with the same stroke, so they can be parts of one.
 * The build fails where no icon is found, or one is written otherwise.
 */
export function iconPaths(): Plugin {
  let found = false;
  return {
    name: 'icon-paths',
    apply: 'build',
    transform: {
      filter: { id: icon },
      handler(code, id) {
        found = true;
        if (!nodes.test(code)) this.error(`${id} holds no __iconNode`);
        // Lines stay where they are: the map of the sources holds as it is.
        return { code: code.replace(nodes, onePath), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error("Tabler's icons are not where they were");
    },
  };
}

function onePath(_: string, start: string, json: string): string {
  const all = JSON.parse(json) as IconNode[];
  const parts = all.flatMap(([tag, { d, ...rest }]) =>
    tag === 'path' && d !== undefined && Object.keys(rest).length === 1 ? [d] : [],
  );
  return `${start}${JSON.stringify(parts.length === all.length ? [joined(parts)] : all)};`;
}

/** A path that begins by `m` begins there; behind another one that would be relative to its end. */
function joined(parts: readonly string[]): IconNode {
  return ['path', { d: parts.map((d) => (d.startsWith('m') ? `M0 0${d}` : d)).join(''), key: 'd' }];
}
