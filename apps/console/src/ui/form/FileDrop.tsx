import type { ReactNode } from 'react';
import { hasFiles } from '../../core/browser/files.ts';

interface FileDropProps {
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A field that takes a dropped file, the first of several. Dropped text is left to the browser. */
export function FileDrop({ onFile, children }: FileDropProps) {
  return (
    <div
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file.
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}
