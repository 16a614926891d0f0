import { Button, Stack, Text, Title } from '@mantine/core';
import { Link, type NotFoundRouteProps } from '@tanstack/react-router';

/** Replaces a screen that the role may not open, and says who may: the guard passes that text as data. */
export function AccessDenied({ data }: NotFoundRouteProps) {
  return (
    <Stack align="flex-start" role="alert">
      <title>Access Denied · DropCatch</title>
      <Title order={1} size="h3">
        Access Denied
      </Title>
      <Text>{`Access Denied: ${String(data)}`}</Text>
      <ToDashboard />
    </Stack>
  );
}

/** The way on from a screen that cannot be shown. */
export function ToDashboard() {
  return (
    <Button component={Link} to="/" variant="default">
      Go to the dashboard
    </Button>
  );
}
