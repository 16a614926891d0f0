import { Loader, Modal } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderDetails } from '../../api/orders.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { useFocusBack } from '../../lib/useFocusBack.ts';

interface OrderDialogFrameProps {
  orderId: number;
  title: string;
  onClose: () => void;
  children: (order: Order) => ReactNode;
}

/** Loads the order that a dialog is about, also when the dialog was opened by its address; shows waiting and failure. */
export function OrderDialogFrame({ orderId, title, onClose, children }: OrderDialogFrameProps) {
  const { data, error, refetch } = useQuery(orderDetails(orderId));
  useFocusBack();
  if (data) return children(data);
  return (
    <Modal opened onClose={onClose} title={title}>
      {error ? (
        <LoadError error={error} failure="Failed to load order details" onRetry={refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" />
      )}
    </Modal>
  );
}
