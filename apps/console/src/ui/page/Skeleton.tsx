interface SkeletonProps {
  width: number | string;
  height?: number;
  /** Shows after 200 ms, so that a fast answer shows none. */
  late?: boolean;
}

/** Stands for a text or a figure that is on its way. */
export function Skeleton({ width, height, late }: SkeletonProps) {
  return <span className={late ? 'skeleton shows-late' : 'skeleton'} style={{ width, height }} />;
}
