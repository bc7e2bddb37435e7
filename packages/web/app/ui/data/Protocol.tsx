import css from './Protocol.module.css'

interface ProtocolProps {
  readonly label: string
  readonly code: string
}

/** The number somebody keeps of what was sent, large enough to be read out. */
export const Protocol = ({ label, code }: ProtocolProps) => (
  <p className={css.protocol}>
    <span>{label}</span>
    <strong>{code}</strong>
  </p>
)
