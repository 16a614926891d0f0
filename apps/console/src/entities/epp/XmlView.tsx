import { Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { inRem } from '../../core/browser/fontScale.ts';
import { maskSecrets } from './secrets.ts';
import { prettyXml, xmlLines } from './xml.ts';
import { CodeBlock, CopyButton } from '../../ui/value/CodeBlock.tsx';
import styles from './XmlView.module.css';

interface XmlViewProps {
  title: string;
  /** The XML as sent; null if nothing was sent. */
  xml: string | null;
}

const initialLines = 100;

/** An XML document, indented and coloured. Passwords are masked, also in copied text. */
export function XmlView({ title, xml }: XmlViewProps) {
  const masked = useMemo(() => maskSecrets(xml ?? ''), [xml]);
  const all = useMemo(() => xmlLines(masked), [masked]);
  // A long document renders its beginning first, and then the rest.
  const lines = useDeferredValue(all, all.slice(0, initialLines));
  return (
    <section className={styles.view} aria-label={title}>
      <div className={styles.head}>
        <Title order={3} size="h6">
          {title}
        </Title>
        {masked && <CopyButton text={prettyXml(masked)} name={title.toLowerCase()} />}
      </div>
      <CodeBlock label={`${title} XML`} large>
        {lines.length === 0 && <span>None</span>}
        {lines.map(({ depth, parts }, line) => (
          <div key={line} style={{ paddingLeft: inRem(depth * 14) }}>
            {parts.map(({ kind, text }, part) => (
              <span key={part} data-kind={kind}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </CodeBlock>
    </section>
  );
}
