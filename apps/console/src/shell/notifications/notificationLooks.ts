import type {
  NewsArticle,
  Notification,
  NotificationType,
  notificationTypes,
} from '@dropcatch/sdk';
import {
  IconBell,
  IconCreditCard,
  IconNews,
  IconServer,
  IconShoppingCart,
  type Icon,
} from '@tabler/icons-react';
import { lookUp } from '../../core/text/looks.ts';

/** The look of a type of notification, and its screen, if it has one. */
interface NotificationLook {
  icon: Icon;
  leadsTo?: '/orders';
  /** It opens a news article in a dialog. */
  opensArticle?: true;
}

const looks: Readonly<Record<(typeof notificationTypes)[number], NotificationLook>> = {
  news: { icon: IconNews, opensArticle: true },
  order_status_change: { icon: IconShoppingCart, leadsTo: '/orders' },
  system: { icon: IconServer },
  payment: { icon: IconCreditCard },
};

/** How titles and messages name an order. The contract has no field for its number. */
const orderNumber = /\border #(\d{1,15})\b/i;

/** The order number of a notification, if its type is about orders and its text has one. */
export function orderIdOf({
  type,
  title,
  message,
}: Pick<Notification, 'type' | 'title' | 'message'>): number | undefined {
  if (type !== 'order_status_change' && type !== 'payment') return undefined;
  const [, digits] = orderNumber.exec(`${title}\n${message}`) ?? [];
  return Number(digits) || undefined;
}

/** The look of a type. Unknown types get the default icon (spec, section 3). */
export function notificationLook(type: NotificationType): NotificationLook {
  return lookUp(looks, type) ?? { icon: IconBell };
}

/** A renamed article is found by its time of publishing, since the notification follows at once. */
const nearbyMilliseconds = 10_000;

/**
 * The published article of a notification. A notification has no id of an article, only its title at the time of
 * publishing. Among several with that title, the one published nearest to it.
 */
export function articleOf(
  { title, created_at }: Pick<Notification, 'title' | 'created_at'>,
  articles: readonly NewsArticle[],
): NewsArticle | undefined {
  const distance = ({ published_at }: NewsArticle) =>
    Math.abs(Date.parse(published_at ?? '') - Date.parse(created_at));
  const nearest = articles
    .filter((article) => article.published_at !== null)
    .toSorted((a, b) => distance(a) - distance(b));
  return (
    nearest.find((article) => article.title === title) ??
    nearest.find((article) => distance(article) <= nearbyMilliseconds)
  );
}
