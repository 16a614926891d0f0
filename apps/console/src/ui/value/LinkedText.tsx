import { Anchor } from '@mantine/core';
import { linkedText } from '../../core/text/linkedText.ts';
import styles from './LinkedText.module.css';

/** Plain text with its line breaks; web addresses in it can be followed, nothing else means anything. */
export function LinkedText({ children }: { children: string | null | undefined }) {
  return (
    <div className={styles.text} dir="auto">
      {linkedText(children ?? '').map(({ text, href }, index) =>
        href ? (
          // The pieces of a text have no identity but their place.
          <Anchor
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            inherit
          >
            {text}
          </Anchor>
        ) : (
          text
        ),
      )}
    </div>
  );
}
