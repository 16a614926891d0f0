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
