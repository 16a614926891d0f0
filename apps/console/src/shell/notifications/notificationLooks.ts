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
import { known } from '../../core/text/looks.ts';

/** How a notification of a type looks, and the screen that shows what it is about, where there is one. */
interface NotificationLook {
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

/** How titles and messages name an order. The contract has no field for its number. */
const orderNumber = /\border #(\d{1,15})\b/i;

/** The number of the order that a notification is about, where its type is about orders and its text names one. */
export function orderIdOf({
  type,
  title,
  message,
}: Pick<Notification, 'type' | 'title' | 'message'>): number | undefined {
  if (type !== 'order_status_change' && type !== 'payment') return undefined;
  const [, digits] = orderNumber.exec(`${title}\n${message}`) ?? [];
  return Number(digits) || undefined;
}

/** The look of a type; one that this console does not know gets the default icon (spec, section 3). */
export function notificationLook(type: NotificationType): NotificationLook {
  return known(looks, type) ?? { icon: IconBell };
}

/** An article that was renamed is still known by when it was published; the notification follows at once. */
const nearbyMilliseconds = 10_000;

/**
 * The published article that a notification tells of. A notification names no article: it bears the title, at the
 * moment of publishing. Of several with that title it is the one published nearest to it.
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
