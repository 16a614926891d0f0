import type { NotificationType, notificationTypes } from '@dropcatch/sdk';
import {
  IconBell,
  IconCreditCard,
  IconNews,
  IconServer,
  IconShoppingCart,
  type Icon,
} from '@tabler/icons-react';
import { known } from '../../lib/text/looks.ts';

/** How a notification of a type looks, and the screen that shows what it is about, where there is one. */
export interface NotificationLook {
  icon: Icon;
  leadsTo?: '/orders';
  /** It is about a news article, which opens in a dialog. */
  opensArticle?: true;
}

const looks: Readonly<Record<(typeof notificationTypes)[number], NotificationLook>> = {
  news: { icon: IconNews, opensArticle: true },
  order_status_change: { icon: IconShoppingCart, leadsTo: '/orders' },
  system: { icon: IconServer },
  payment: { icon: IconCreditCard },
};

/** The look of a type; one that this console does not know gets the default icon (spec, section 3). */
export function notificationLook(type: NotificationType): NotificationLook {
  return known(looks, type) ?? { icon: IconBell };
}
