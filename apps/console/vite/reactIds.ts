import type { Plugin } from 'vite';

const useId = /\/@mantine\/hooks\/.*\/use-id\.mjs$/;

/**
 * Lets Mantine's fields have the ids that React gives them. Its own hook changes each id when the field is there, for
 * pages of several roots that a server rendered: every field of a screen or a dialog is rendered twice for it.
 */
export function reactIds(): Plugin {
  return {
    name: 'react-ids',
    apply: 'build',
    load: {
      filter: { id: useId },
      handler: () => ({ code: ours, map: null }),
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
