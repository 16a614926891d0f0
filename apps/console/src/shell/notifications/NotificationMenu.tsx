export function NotificationMenu() {
  return null;
}
