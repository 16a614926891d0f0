import { build, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { iconPaths } from './iconPaths.ts';
import { reactIds } from './reactIds.ts';

/** Builds one module, which stands under this path. Answers the code. */
async function built(rewrite: Plugin, path: string, code: string): Promise<string> {
  const found: Plugin = {
    name: 'found',
    enforce: 'pre',
    resolveId: (id) => (id === path ? id : undefined),
  };
  const loaded: Plugin = { name: 'loaded', load: (id) => (id === path ? code : undefined) };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [found, rewrite, loaded],
    build: {
      write: false,
      minify: false,
      lib: { entry: path, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('no bundle');
  return bundle.output[0].code;
}

const hook = 'export const useId = () => "of Mantine";';
const iconNode = '[["path",{"d":"M1 1","key":"a"}],["path",{"d":"m2 2","key":"b"}]]';

describe("Mantine's hook for ids", () => {
  test('is replaced', async () => {
    const code = await built(reactIds(), '/node_modules/@mantine/hooks/esm/use-id.mjs', hook);
    expect(code).not.toContain('of Mantine');
  });

  test('fails the build where it has moved', async () => {
    const moved = built(reactIds(), '/node_modules/@mantine/hooks/esm/useId.mjs', hook);
    await expect(moved).rejects.toThrow("Mantine's use-id.mjs is not where it was");
  });
});

describe('an icon', () => {
  const path = '/node_modules/@tabler/icons-react/dist/esm/icons/IconX.mjs';

  test('becomes one path', async () => {
    const code = await built(
      iconPaths(),
      path,
      `const __iconNode = ${iconNode};\nexport default __iconNode;`,
    );
    expect(code).toContain('M1 1M0 0m2 2');
  });

  test('that is written otherwise fails the build', async () => {
    const code = `const nodes = ${iconNode};\nexport default nodes;`;
    await expect(built(iconPaths(), path, code)).rejects.toThrow('holds no __iconNode');
  });

  test('fails the build where the icons have moved', async () => {
    const code = `const __iconNode = ${iconNode};\nexport default __iconNode;`;
    await expect(built(iconPaths(), '/icons/IconX.mjs', code)).rejects.toThrow(
      "Tabler's icons are not where they were",
    );
  });
});
