import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** What went wrong, where it went wrong; read out at once. */
export function FailureAlert(props: AlertProps) {
  return <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} {...props} />;
}
