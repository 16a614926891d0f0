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
import { lookUp } from '../../core/text/labels.ts';

/** How notifications of a type look, and what they open. */
interface NotificationTypeInfo {
  icon: Icon;
  to?: '/orders';
  /** Opens the news article in a dialog. */
  opensArticle?: true;
}

const typeInfos: Readonly<Record<(typeof notificationTypes)[number], NotificationTypeInfo>> = {
  news: { icon: IconNews, opensArticle: true },
  order_status_change: { icon: IconShoppingCart, to: '/orders' },
  system: { icon: IconServer },
  payment: { icon: IconCreditCard },
};

/** The order number in titles and messages. The contract has no field for it. */
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

/** Unknown types get the default icon (spec, section 3). */
export function notificationTypeInfo(type: NotificationType): NotificationTypeInfo {
  return lookUp(typeInfos, type) ?? { icon: IconBell };
}

/** The longest time between the publication of an article and its notification. */
const maxDistanceMilliseconds = 10_000;

/**
 * Finds the published article of a notification. A notification contains only the title that the article had when it was
 * published. Of several articles with that title, this is the one published nearest to the notification. An article
 * whose title has changed is found by its time of publication.
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
    nearest.find((article) => distance(article) <= maxDistanceMilliseconds)
  );
}
