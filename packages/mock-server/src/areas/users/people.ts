import type { Role } from '@dropcatch/sdk';

type More = Partial<Omit<Person, 'email' | 'names'>>;

/** A person whose username is what stands before the @, unless said otherwise. */
function person(
  email: string,
  names: readonly [first: string, last: string] | undefined,
  { username, role = 'user', ...more }: More = {},
): Person {
  return { email, username: username ?? email.replace(/@.*/, ''), names, role, ...more };
}

const [MARTA, PAUL] = [2, 4];

/**
 * People around the accounts that somebody signs in with: of every continent, with long, short, missing, right-to-left
 * and hostile names, without manager, not verified, not active. None of them has orders.
 */
export const MORE_PEOPLE: readonly Person[] = [
  person('anna.kowalska@example.com', ['Anna', 'Kowalska'], { managerId: MARTA, daysOld: 41 }),
  person('b.lefevre@example.com', ['Benoît', 'Lefèvre'], {
    company: 'Lefèvre & Fils',
    managerId: MARTA,
  }),
  person('carlos.mendes@example.com', ['Carlos', 'Mendes'], {
    company: 'Mendes Mídia Lda.',
    managerId: MARTA,
  }),
  person('d.popescu@example.com', ['Dragoș', 'Popescu'], { managerId: MARTA, unverified: true }),
  person('elif.yildiz@example.com', ['Elif', 'Yıldız'], { company: 'Yıldız Ajans' }),
  person('f.bergstrom@example.com', ['Freja', 'Bergström'], { managerId: PAUL, daysOld: 12 }),
  person('gyorgy.kiraly@example.com', ['György', 'Király'], { managerId: PAUL }),
  person('helmi.virtanen@example.com', ['Helmi', 'Virtanen'], { inactive: true, managerId: PAUL }),
  person('ines.duarte@example.com', ['Inês', 'Duarte'], { company: 'Duarte Brand Watch' }),
  person('j.hruby@example.com', ['Jiří', 'Hrubý'], { company: 'Hrubý a synové, a.s.', daysOld: 3 }),
  person('kwame.mensah@example.com', ['Kwame', 'Mensah'], { managerId: MARTA }),
  person('lucia.rossi@example.com', ['Lucia', 'Rossi'], {
    company: 'Rossi Investimenti Srl',
    managerId: MARTA,
  }),
  person('m.vandenberg@example.com', ['Maarten', 'van den Berg'], { managerId: PAUL }),
  person('nadia.haddad@example.com', ['نادية', 'حداد'], {
    company: 'حداد للنطاقات ش.م.م',
    managerId: MARTA,
  }),
  person('yossi.levi@example.com', ['יוסי', 'לוי'], { company: 'לוי נכסים דיגיטליים בע״מ' }),
  person('info@xn--pr-fka.example', ['محمد', 'الفاتح'], {
    username: 'محمد.الفاتح',
    managerId: PAUL,
  }),
  person('dmitri.sokolov@example.com', ['Дмитрий', 'Соколов'], { username: 'дсоколов' }),
  person('ops@xn--mller-kva.example', ['Jürgen', 'Müller'], {
    username: 'müller',
    company: 'Müller Domänen GmbH & Co. KG',
    managerId: MARTA,
  }),
  person('sato@xn--zckzah.example', ['綾美', '佐藤'], { company: 'さくらドメイン株式会社' }),
  person('li.wei@example.com', ['伟', '李'], { company: '上海蓝海域名有限公司', managerId: PAUL }),
  person('minjun.kim@example.com', ['민준', '김'], { company: '김앤파트너스', unverified: true }),
  person('priya.raman@example.com', ['பிரியா', 'ராமன்'], { managerId: MARTA, daysOld: 27 }),
  person('somchai.p@example.com', ['สมชาย', 'พงษ์สวัสดิ์'], { unverified: true, daysOld: 1 }),
  person('nikos.papadopoulos@example.com', ['Νίκος', 'Παπαδόπουλος']),
  person('ana.ivanovska@example.com', ['Ана', 'Ивановска'], { inactive: true }),
  person('o@example.com', ['O', 'Å'], { username: 'o', managerId: PAUL }),
  person(
    'pablo.diego.jose.francisco.de.paula.juan.nepomuceno@a-rather-long-subdomain-of-a-rather-long-company.example',
    [
      'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios',
      'Ruiz y Picasso de la Santísima Trinidad',
    ],
    { company: 'Sociedad Anónima de Gestión de Nombres de Dominio y Marcas Registradas del Sur' },
  ),
  person('nospaces@example.com', undefined, { username: 'x'.repeat(64) }),
  person('markup@example.com', ['<script>alert("first")</script>', '<b>Bold</b> & "Sons"'], {
    company: '<img src=x onerror=alert(1)> Ltd',
    managerId: MARTA,
  }),
  person('formula@example.com', ['=HYPERLINK("http://example.com","x")', '@SUM(1+1)'], {
    company: '+1 Ventures',
  }),
  person('emoji@example.com', ['Zoë 🦊', 'Quinn 👩🏽‍💻'], { company: '🚀 Launch Names' }),
  person('combining@example.com', ['Z\u030Coe', 'A\u030Angstro\u0308m'], { unverified: true }),
  person('QUENTIN.UPPER@EXAMPLE.COM', ['QUENTIN', 'UPPER'], { username: 'Quentin.Upper' }),
  person('r+domains@example.com', ['Rosa', 'Plus'], { managerId: PAUL }),
  person('imports@example.com', undefined, { username: 'bot-imports', company: 'Feed robot' }),
  person('t.nguyen@example.com', ['Thị Minh Khai', 'Nguyễn'], { managerId: MARTA }),
  person('uriel.ben@example.com', ['Uriel', 'ben-Ami'], { managerId: PAUL }),
  person('vera.smirnova@example.com', ['Vera', 'Smirnova'], { inactive: true, unverified: true }),
  person('will.carter@example.com', ['Will', 'Carter'], { company: 'Carter Holdings LLC' }),
  person('xiomara.cruz@example.com', ['Xiomara', 'Cruz'], { managerId: MARTA }),
  person('y.traore@example.com', ['Yacouba', 'Traoré'], { managerId: PAUL, daysOld: 55 }),
  person('zuzana.hornakova@example.com', ['Zuzana', 'Horňáková'], { managerId: MARTA }),
  person('zz.trial@example.com', undefined, { unverified: true, daysOld: 0 }),
  person('third.manager@dropcatch.test', ['Ólafur', 'Þórðarson'], {
    username: 'olafur',
    role: 'manager',
  }),
  person('former.manager@dropcatch.test', ['Greta', 'Holm'], {
    username: 'gholm',
    role: 'manager',
    company: 'Holm Namnbyrå AB',
    inactive: true,
  }),
  person('former.admin@dropcatch.test', ['Sam', 'Ortega'], {
    username: 'sortega',
    role: 'admin',
    company: 'Dropcatch Operations',
    inactive: true,
  }),
  person('bea.orphan@example.com', ['Bea', 'Santos'], { company: 'Santos Studio', daysOld: 6 }),
];

/** The password of every seeded account. */
export const PASSWORD = 'dropcatch';

/** Ids of the accounts that people sign in with. */
export const ADMIN_ID = 1;
export const MANAGER_ID = 2;
export const USER_ID = 3;

/** A seeded person; ids follow the order of the list, so the first three are the accounts above. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly names: readonly [first: string, last: string] | undefined;
  readonly role: Role;
  readonly company?: string;
  readonly managerId?: number;
  readonly inactive?: true;
  /** The address is not confirmed; drawn when left out. */
  readonly unverified?: true;
  /** Days since the account was made; drawn when left out. */
  readonly daysOld?: number;
}

export const PEOPLE: readonly Person[] = [
  person('admin@dropcatch.test', ['Ada', 'Lindqvist'], {
    role: 'admin',
    company: 'Dropcatch Operations',
  }),
  person('manager@dropcatch.test', ['Marta', 'Keller'], {
    role: 'manager',
    company: 'Northwind Domains',
  }),
  person('user@dropcatch.test', ['Jan', 'Novák'], {
    username: 'jnovak',
    company: 'Tidal Forge s.r.o.',
    managerId: MARTA,
  }),
  person('ops.manager@dropcatch.test', ['Paul', 'Beaumont'], {
    username: 'pbeaumont',
    role: 'manager',
    company: 'Beaumont Portfolio SARL',
  }),
  person('lena.fischer@example.com', ['Lena', 'Fischer'], {
    username: 'lfischer',
    company: 'Fischer & Söhne GmbH',
    managerId: MARTA,
  }),
  person('tom.okafor@example.com', ['Tom', 'Okafor'], { username: 'tokafor', managerId: MARTA }),
  person('sofia.marin@example.com', ['Sofía', 'Marín'], {
    username: 'smarin',
    company: 'Marín Dominios SL',
    managerId: MARTA,
    inactive: true,
  }),
  person('hiro.tanaka@example.com', ['Hiro', 'Tanaka'], {
    username: 'htanaka',
    company: 'Tanaka Brands KK',
    managerId: PAUL,
  }),
  person('grace.oneill@example.com', ['Grace', "O'Neill"], {
    username: 'goneill',
    managerId: PAUL,
  }),
  person('piotr.zielinski@example.com', ['Piotr', 'Zieliński'], {
    username: 'pzielinski',
    company: 'Zieliński Media',
  }),
  person('domains@brightharbor.example', undefined, {
    username: 'brightharbor',
    company: 'Bright Harbor Holdings, International Brand Protection and Portfolio Services Ltd',
  }),
  person(
    'wolfeschlegelsteinhausenbergerdorff@averyveryverylongcompanyname.example',
    ['Hubert Blaine', 'Wolfeschlegelsteinhausenbergerdorff'],
    { username: 'hubert.wolfeschlegelsteinhausenbergerdorff', managerId: PAUL },
  ),
  person('second.admin@dropcatch.test', ['Ruth', 'Vogel'], {
    username: 'rvogel',
    role: 'admin',
    company: 'Dropcatch Operations',
  }),
];

/** People who are gone: their ids are never given again, and the audit log still names them. */
export const FORMER_USERS = [
  { username: 'mkrause', email: 'm.krause@example.com', deletedDaysAgo: 2 },
  { username: 'old-trial-3391', email: 'trial3391@example.com', deletedDaysAgo: 9 },
  { username: 'bvdwoude', email: 'b.vanderwoude@example.com', deletedDaysAgo: 31 },
].map((former, i) => ({ id: PEOPLE.length + MORE_PEOPLE.length + 1 + i, ...former }));
