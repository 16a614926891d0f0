import type { Notice } from '../activity.ts';

/** What came of the records of an import. */
interface Counts {
  readonly imported: number;
  readonly duplicates: number;
  readonly failed: number;
}

/** What is told of an import that is done. */
export function importNotice(name: string, { imported, duplicates, failed }: Counts): Notice {
  const counts = `${imported.toLocaleString('en')} new, ${duplicates.toLocaleString('en')} duplicates`;
  const broken = failed > 0 ? `, ${failed.toLocaleString('en')} refused` : '';
  return {
    type: 'system',
    title: 'Import finished',
    message: `Import ${name}: ${counts}${broken}`,
  };
}
