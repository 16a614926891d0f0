import type { Role } from '@dropcatch/sdk';
import { readRow } from '../../text/table.ts';

export const PASSWORD = 'dropcatch';

/** Ids of the documented accounts. */
export const ADMIN_ID = 1;
export const MANAGER_ID = 2;
export const USER_ID = 3;

/** A seeded person. Ids follow the order of the list, so the first three are the accounts above. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  readonly manager_id: number | null;
  readonly company: string;
  readonly isActive: boolean;
  /** The address is not confirmed. Otherwise drawn. */
  readonly isUnverified: boolean;
  /** Age of the account in days. Drawn when undefined. */
  readonly daysOld: number | undefined;
}

/**
 * The documented accounts, their customers, and people from all continents with long, short, missing, right-to-left and
 * hostile names. One per line: email | username, if not the part before the @ | first name | last name | role, if not
 * user | manager's id | company | inactive, unverified, age. Only the first thirteen have orders.
 */
const TABLE = `
admin@dropcatch.test | | Ada | Lindqvist | admin | | Dropcatch Operations
manager@dropcatch.test | | Marta | Keller | manager | | Northwind Domains
user@dropcatch.test | jnovak | Jan | Novák | | 2 | Tidal Forge s.r.o.
ops.manager@dropcatch.test | pbeaumont | Paul | Beaumont | manager | | Beaumont Portfolio SARL
lena.fischer@example.com | lfischer | Lena | Fischer | | 2 | Fischer & Söhne GmbH
tom.okafor@example.com | tokafor | Tom | Okafor | | 2
sofia.marin@example.com | smarin | Sofía | Marín | | 2 | Marín Dominios SL | inactive
hiro.tanaka@example.com | htanaka | Hiro | Tanaka | | 4 | Tanaka Brands KK
grace.oneill@example.com | goneill | Grace | O'Neill | | 4
piotr.zielinski@example.com | pzielinski | Piotr | Zieliński | | | Zieliński Media
domains@brightharbor.example | brightharbor | | | | | Bright Harbor Holdings, International Brand Protection and Portfolio Services Ltd
wolfeschlegelsteinhausenbergerdorff@averyveryverylongcompanyname.example | hubert.wolfeschlegelsteinhausenbergerdorff | Hubert Blaine | Wolfeschlegelsteinhausenbergerdorff | | 4
second.admin@dropcatch.test | rvogel | Ruth | Vogel | admin | | Dropcatch Operations
anna.kowalska@example.com | | Anna | Kowalska | | 2 | | 41 days
b.lefevre@example.com | | Benoît | Lefèvre | | 2 | Lefèvre & Fils
carlos.mendes@example.com | | Carlos | Mendes | | 2 | Mendes Mídia Lda.
d.popescu@example.com | | Dragoș | Popescu | | 2 | | unverified
elif.yildiz@example.com | | Elif | Yıldız | | | Yıldız Ajans
f.bergstrom@example.com | | Freja | Bergström | | 4 | | 12 days
gyorgy.kiraly@example.com | | György | Király | | 4
helmi.virtanen@example.com | | Helmi | Virtanen | | 4 | | inactive
ines.duarte@example.com | | Inês | Duarte | | | Duarte Brand Watch
j.hruby@example.com | | Jiří | Hrubý | | | Hrubý a synové, a.s. | 3 days
kwame.mensah@example.com | | Kwame | Mensah | | 2
lucia.rossi@example.com | | Lucia | Rossi | | 2 | Rossi Investimenti Srl
m.vandenberg@example.com | | Maarten | van den Berg | | 4
nadia.haddad@example.com | | نادية | حداد | | 2 | حداد للنطاقات ش.م.م
yossi.levi@example.com | | יוסי | לוי | | | לוי נכסים דיגיטליים בע״מ
info@xn--pr-fka.example | محمد.الفاتح | محمد | الفاتح | | 4
dmitri.sokolov@example.com | дсоколов | Дмитрий | Соколов
ops@xn--mller-kva.example | müller | Jürgen | Müller | | 2 | Müller Domänen GmbH & Co. KG
sato@xn--zckzah.example | | 綾美 | 佐藤 | | | さくらドメイン株式会社
li.wei@example.com | | 伟 | 李 | | 4 | 上海蓝海域名有限公司
minjun.kim@example.com | | 민준 | 김 | | | 김앤파트너스 | unverified
priya.raman@example.com | | பிரியா | ராமன் | | 2 | | 27 days
somchai.p@example.com | | สมชาย | พงษ์สวัสดิ์ | | | | unverified, 1 days
nikos.papadopoulos@example.com | | Νίκος | Παπαδόπουλος
ana.ivanovska@example.com | | Ана | Ивановска | | | | inactive
o@example.com | | O | Å | | 4
pablo.diego.jose.francisco.de.paula.juan.nepomuceno@a-rather-long-subdomain-of-a-rather-long-company.example | | Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios | Ruiz y Picasso de la Santísima Trinidad | | | Sociedad Anónima de Gestión de Nombres de Dominio y Marcas Registradas del Sur
nospaces@example.com | ${'x'.repeat(64)}
markup@example.com | | <script>alert("first")</script> | <b>Bold</b> & "Sons" | | 2 | <img src=x onerror=alert(1)> Ltd
formula@example.com | | =HYPERLINK("http://example.com","x") | @SUM(1+1) | | | +1 Ventures
emoji@example.com | | Zoë 🦊 | Quinn 👩🏽‍💻 | | | 🚀 Launch Names
combining@example.com | | Z\u030Coe | A\u030Angstro\u0308m | | | | unverified
QUENTIN.UPPER@EXAMPLE.COM | Quentin.Upper | QUENTIN | UPPER
r+domains@example.com | | Rosa | Plus | | 4
imports@example.com | bot-imports | | | | | Feed robot
t.nguyen@example.com | | Thị Minh Khai | Nguyễn | | 2
uriel.ben@example.com | | Uriel | ben-Ami | | 4
vera.smirnova@example.com | | Vera | Smirnova | | | | inactive, unverified
will.carter@example.com | | Will | Carter | | | Carter Holdings LLC
xiomara.cruz@example.com | | Xiomara | Cruz | | 2
y.traore@example.com | | Yacouba | Traoré | | 4 | | 55 days
zuzana.hornakova@example.com | | Zuzana | Horňáková | | 2
zz.trial@example.com | | | | | | | unverified, 0 days
third.manager@dropcatch.test | olafur | Ólafur | Þórðarson | manager
former.manager@dropcatch.test | gholm | Greta | Holm | manager | | Holm Namnbyrå AB | inactive
former.admin@dropcatch.test | sortega | Sam | Ortega | admin | | Dropcatch Operations | inactive
bea.orphan@example.com | | Bea | Santos | | | Santos Studio | 6 days
`;

export function personOf(line: string): Person {
  const [email = '', username, first_name = '', last_name = '', ...given] = readRow(line);
  const [role, manager, company = '', more = ''] = given;
  const days = /(\d+) days/.exec(more)?.[1];
  return {
    email,
    username: username || email.replace(/@.*/, ''),
    first_name,
    last_name,
    role: role === 'admin' || role === 'manager' ? role : 'user',
    manager_id: manager ? Number(manager) : null,
    company,
    isActive: !more.includes('inactive'),
    isUnverified: more.includes('unverified'),
    daysOld: days === undefined ? undefined : Number(days),
  };
}

export const PEOPLE: readonly Person[] = TABLE.trim().split('\n').map(personOf);

/** Deleted users. Their ids are not used again, and the audit log still names them. */
export const FORMER_USERS = [
  { username: 'mkrause', email: 'm.krause@example.com', deletedDaysAgo: 2 },
  { username: 'old-trial-3391', email: 'trial3391@example.com', deletedDaysAgo: 9 },
  { username: 'bvdwoude', email: 'b.vanderwoude@example.com', deletedDaysAgo: 31 },
].map((former, i) => ({ id: PEOPLE.length + 1 + i, ...former }));
