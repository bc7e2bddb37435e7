import css from './QrCode.module.css'

interface QrCodeProps {
  /** Side in modules, and the dark ones as a path on that grid. */
  readonly drawing: { readonly size: number; readonly path: string }
  readonly label: string
}

/** Four light modules around it are part of the code (ISO/IEC 18004 §5.3.8). */
const QUIET = 4

export function QrCode({ drawing: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * QUIET
  return (
    <svg
      className={css.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
