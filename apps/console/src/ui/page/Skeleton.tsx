import { inRem } from '../../core/browser/fontScale.ts';

interface SkeletonProps {
  /** In pixels, or as a share of the available width. */
  width: number | `${number}%`;
  height?: number;
  /** Whether it shows only after 200 ms, to skip fast answers. */
  late?: boolean;
}

/** The placeholder of a loading text or figure. */
export function Skeleton({ width, height, late }: SkeletonProps) {
  const size = {
    width: typeof width === 'number' ? inRem(width) : width,
    height: height && inRem(height),
  };
  return <span className={late ? 'skeleton delayed' : 'skeleton'} style={size} />;
}

/** The lengths of the lines, as shares of the width. */
const lines = [24, 70, 52, 24, 80, 44] as const;

/** The placeholder of loading content that is no list: a few lines. It shows only after 200 ms, to skip fast answers. */
export function LoadingLines() {
  return (
    <div className="loading-lines delayed" role="status" aria-label="Loading">
      {lines.map((share, index) => (
        <Skeleton key={index} width={`${share}%`} height={9} />
      ))}
    </div>
  );
}
