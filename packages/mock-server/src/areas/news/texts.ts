/** A seeded article. `seed.ts` sets its date and author. */
export interface ArticleText {
  readonly title: string;
  readonly content: string;
  readonly summary?: string;
  readonly draft?: true;
  readonly orphan?: true;
}

const PARAGRAPH =
  'A name in redemption can still be restored by its owner; five days of pendingDelete follow, and then it drops. ' +
  'Nobody can stop it then, and everybody can register it: the first complete create command wins. ';

/** A text of the largest allowed length. */
function longest(): string {
  const text = 'How a drop works, in full.\n\n' + `${PARAGRAPH.repeat(6).trim()}\n\n`.repeat(10);
  return text.slice(0, 9999).trimEnd().padEnd(9999, '.') + '!';
}

/** Newest first. */
export const ARTICLES: readonly ArticleText[] = [
  {
    title: 'Verisign maintenance on 28 November',
    summary: 'No .com catches between 01:00 and 02:00 UTC.',
    content:
      'Verisign has announced maintenance of the .com and .net registry on 28 November, 01:00 to 02:00 UTC.\n\n' +
      'Orders that drop in that hour are caught as soon as the registry is back. You need not do anything.',
    draft: true,
  },
  {
    title: 'New: Wayback data in the catalogue',
    summary: 'See how old a name really is.',
    content:
      'The catalogue now has two new columns: the first snapshot in the Wayback Machine and its age in years.\n\n' +
      'Choose "Wayback" under Data sources to show them. Read more: https://archive.org/help/wayback_api.php',
  },
  {
    title: 'Lower prices for .de',
    summary: 'From Monday .de catches start at $19.',
    content:
      'From Monday .de catches start at $19 instead of $25.\nOpen orders get the new price, too.',
  },
  {
    title: 'Payment by cryptocurrency is back',
    content:
      'After a pause of three weeks you can pay orders in BTC and ETH again. Questions: billing@dropcatch.example or ' +
      'http://help.dropcatch.example/payments?lang=en&topic=crypto#fees (also www.dropcatch.example).',
  },
  {
    title: 'EURid: batch release on the last Friday of the month',
    summary: '.eu names come in one batch now.',
    content:
      'EURid releases names after 40 days of quarantine in batches. We check them within the first minute.',
  },
  {
    title: '<script>alert("news")</script> & other markup in a title',
    summary: '<img src=x onerror="alert(1)"> is shown as it stands.',
    content:
      'This article is plain text: <b>not bold</b>, <a href="javascript:alert(1)">not a link</a>, javascript:alert(2), ' +
      '&lt;escaped&gt;, "><svg onload=alert(3)>, {{7*7}}, ${process.env}.\n\n<script>document.title = "hacked"</script>',
  },
  {
    title: 'How a drop works: the whole story',
    summary: 'From expiry to the first millisecond after the drop.',
    content: longest(),
  },
  {
    title: 'Holiday hours of our support',
    summary: 'We answer from 9:00 to 17:00 UTC.',
    content:
      'Between 20 December and 6 January our support answers from 9:00 to 17:00 UTC on weekdays.',
  },
  {
    title: 'Price list 2027',
    content: 'To be done: prices of .io and .app, a word about .cz auctions.',
    draft: true,
  },
  {
    title: '.cz goes to auction: what changes for your orders',
    summary: 'Since May 2024 CZ.NIC auctions expired names; unsold ones are released the next day.',
    content:
      'Orders for .cz names now wait for the end of the registry auction. If nobody bids, we catch the name on the next day.',
  },
  {
    title: 'نطاقات .com باللغة العربية متاحة الآن',
    summary: 'أسماء النطاقات الدولية (IDN) في الفهرس.',
    content: 'يمكنك الآن البحث عن أسماء النطاقات العربية في الفهرس وطلبها مثل أي اسم آخر.',
  },
  {
    title: 'Bulk checks for 500 names at once',
    summary: 'EPP Tools take a list now.',
    content:
      'Paste up to 500 names, one a line or separated by commas, and see the answers as they come in.',
  },
  {
    title:
      'A rather long headline that somebody wrote without thinking of small screens, with a word like Donaudampfschifffahrtsgesellschaftskapitän',
    content: 'Short text.',
  },
  { title: 'Second session for .nz', content: 'One command per second, from 02:00 to 03:00 UTC.' },
  { title: 'We caught our 10,000th name', content: 'It was tidalforge.com. Thank you!' },
  { title: 'Draft of nobody', content: 'Who wrote this?', draft: true, orphan: true },
  {
    title: 'Invoices in your own currency',
    content: 'Soon you can choose the currency of your invoices.',
    draft: true,
  },
  { title: 'Faster exports', content: 'CSV exports start at once, whatever their size.' },
  { title: 'Nominet: drop times to the second', content: 'We follow the published list of .uk.' },
  { title: 'Two-letter names in .me', content: 'Some of them drop this week, at 02:30 UTC.' },
  { title: 'Status page', content: 'Up or down? Look at https://status.dropcatch.example/' },
  {
    title: 'Managers can watch names',
    content: 'The watchlist is there for every role.',
    orphan: true,
  },
  { title: 'New colours', content: 'The console has a dark mode. It follows your system.' },
  { title: 'Maintenance is over', content: 'All accounts are connected again.\n\n\n— Operations' },
  { title: 'Terms of service, version 4', content: 'Read them at https://dropcatch.example/terms' },
  {
    title: 'Welcome',
    summary: 'The console is open.',
    content: 'Browse, order, and wait for the drop.',
  },
];
