interface SkeletonProps {
  width: number | string;
  height?: number;
  /** Shows after 200 ms, so not for a fast answer. */
  late?: boolean;
}

/** The placeholder of a loading text or figure. */
export function Skeleton({ width, height, late }: SkeletonProps) {
  return <span className={late ? 'skeleton shows-late' : 'skeleton'} style={{ width, height }} />;
}
