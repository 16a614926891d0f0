import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun, type Icon } from '@tabler/icons-react';

/** The action that switches between the dark and the light colour scheme. */
export function useColorSchemeToggle(): { label: string; icon: Icon; run: () => void } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light') === 'dark';
  return dark
    ? { label: 'Light mode', icon: IconSun, run: () => setColorScheme('light') }
    : { label: 'Dark mode', icon: IconMoon, run: () => setColorScheme('dark') };
}
