import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { CatalogSearch } from '../catalogSearch.ts';

/** Copies an address that shows the same on another machine; where the browser does not let it, shows it to be copied. */
export function CopyLink({ search }: { search: CatalogSearch }) {
  const router = useRouter();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const { href } = router.buildLocation({ to: '/domains', search });
  const link = new URL(router.history.createHref(href), window.location.href).href;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={
          copied ? <IconCheck size={14} aria-hidden /> : <IconLink size={14} aria-hidden />
        }
        onClick={() => copy(link)}
      >
        Copy link
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? 'Link copied' : ''}
      </span>
      {error && (
        <TextInput
          size="xs"
          mt={6}
          readOnly
          label="Your browser does not let the console copy; copy it from here"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
