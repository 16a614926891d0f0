import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** The name of the browser's tab, where the title itself would be a poor one. */
  tabTitle?: string;
  /** One line about what the screen is for. */
  subtitle?: string;
  /** The screen's buttons. */
  children?: ReactNode;
}

/** What stands on top of every screen; also names the browser's tab. */
export function PageHeader({ title, tabTitle = title, subtitle, children }: PageHeaderProps) {
  return (
    <Group component="header" justify="space-between" align="flex-start" mb="sm" gap="xs">
      <title>{`${tabTitle} · DropCatch`}</title>
      <div>
        <Title order={1} size="h3">
          {title}
        </Title>
        {subtitle && (
          <Text size="sm" c="dimmed">
            {subtitle}
          </Text>
        )}
      </div>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
