import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line about what the screen is for. */
  subtitle?: string;
  /** The screen's buttons. */
  children?: ReactNode;
}

/** What stands on top of every screen; also names the browser's tab. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <Group component="header" justify="space-between" align="flex-start" mb="sm" gap="xs">
      <title>{`${title} · DropCatch`}</title>
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
