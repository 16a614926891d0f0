const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/** Whether a text is an IPv4 address in four numbers, or an IPv6 address without brackets and zone. */
export function isIpAddress(text: string): boolean {
  return ipv4.test(text) || (/^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`));
}
