import { Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { inRem } from '../../core/browser/fontScale.ts';
import { CodeText, CopyButton } from '../../ui/value/CodeBlock.tsx';
import { prettyXml, xmlLines } from './xml.ts';
import styles from './XmlView.module.css';

interface XmlViewProps {
  title: string;
  /** The XML, with its secrets masked; empty or null if nothing was sent. */
  xml: string | null;
}

/** An XML document, indented and coloured. */
export function XmlView({ title, xml }: XmlViewProps) {
  return (
    <section className={styles.view} aria-label={title}>
      <div className={styles.head}>
        <Title order={3} size="h6">
          {title}
        </Title>
        {xml && <CopyButton text={() => prettyXml(xml)} name={title.toLowerCase()} />}
      </div>
      <CodeText
        label={`${title} XML`}
        large
        text={xml ?? ''}
        draw={(part) => (part ? <XmlLines xml={part} /> : <span>None</span>)}
      />
    </section>
  );
}

const initialLines = 100;

function XmlLines({ xml }: { xml: string }) {
  const all = useMemo(() => xmlLines(xml), [xml]);
  // A long document renders its beginning first, and then the rest.
  return useDeferredValue(all, all.slice(0, initialLines)).map(({ depth, parts }, line) => (
    <div key={line} style={{ paddingLeft: inRem(depth * 14) }}>
      {parts.map(({ kind, text }, part) => (
        <span key={part} data-kind={kind}>
          {text}
        </span>
      ))}
    </div>
  ));
}
