import { inRem } from '../../core/browser/fontScale.ts';

interface SkeletonProps {
  /** In pixels, or a share of the room. */
  width: number | `${number}%`;
  height?: number;
  /** Shows after 200 ms, so not for a fast answer. */
  late?: boolean;
}

/** The placeholder of a loading text or figure. */
export function Skeleton({ width, height, late }: SkeletonProps) {
  const size = {
    width: typeof width === 'number' ? inRem(width) : width,
    height: height && inRem(height),
  };
  return <span className={late ? 'skeleton shows-late' : 'skeleton'} style={size} />;
}
