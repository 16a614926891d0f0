import type { Figures } from './measures.ts';

/**
 * Figures of the production builds of other consoles. Each was measured once in the same way (CPU four times slower,
 * fast 4G) on a similar machine.
 */
export const peers: Record<string, Partial<Figures>> = {
  'Oxide console': {
    kilobytes: 275,
    navigation: 2027,
    blocking: 80,
    routeChange: 388,
    key: 96,
    heap: 10.4,
  },
  'shadcn-admin': { kilobytes: 408, navigation: 1904, blocking: 0, routeChange: 203, key: 64 },
  'Prometheus (Mantine)': {
    kilobytes: 473,
    navigation: 5085,
    blocking: 1820,
    routeChange: 2131,
    key: 72,
    heap: 11,
  },
  'Nomulus console': {
    kilobytes: 262,
    navigation: 1915,
    blocking: 161,
    routeChange: 409,
    key: 48,
    heap: 9.9,
  },
  'react-admin demo': {
    kilobytes: 334,
    navigation: 2184,
    blocking: 305,
    routeChange: 473,
    key: 16,
    heap: 21.1,
  },
};
