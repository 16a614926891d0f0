import type { Plugin } from 'vite';

const useId = /\/@mantine\/hooks\/.*\/use-id\.mjs$/;

/**
 * Lets Mantine's fields have the ids that React gives them. Its own hook changes each id when the field is there, for
 * pages of several roots that a server rendered: every field of a screen or a dialog is rendered twice for it.
 * The build fails where that hook is not found.
 */
export function reactIds(): Plugin {
  let found = false;
  return {
    name: 'react-ids',
    apply: 'build',
    load: {
      filter: { id: useId },
      handler: () => {
        found = true;
        return { code: ours, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error("Mantine's use-id.mjs is not where it was");
    },
  };
}

const ours = `
import { useId as useReactId } from 'react';
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : id;
}
`;
