/**
 * Where the web tells more about a name: the registry's own record by RDAP (RFC 9082), which rdap.org finds for each TLD,
 * ICANN's page of that record, which falls back to WHOIS, the pages that stood there, and who still links to it.
 * @param name in its ASCII form
 */
export function outsideLinks(name: string): readonly { label: string; href: string }[] {
  const text = encodeURIComponent(name);
  return [
    { label: 'RDAP record', href: `https://rdap.org/domain/${text}` },
    { label: 'WHOIS', href: `https://lookup.icann.org/en/lookup?name=${text}` },
    { label: 'Internet Archive', href: `https://web.archive.org/web/*/${text}` },
    { label: 'Web search', href: `https://duckduckgo.com/?q=%22${text}%22` },
  ];
}
