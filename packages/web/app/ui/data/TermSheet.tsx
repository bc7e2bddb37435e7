import css from './TermSheet.module.css'

/** A heading, a paragraph, or a label with its value. */
type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly label: string; readonly value: string; readonly isBold?: boolean | undefined }

interface TermSheetProps {
  readonly title: string
  readonly subtitle: string
  readonly blocks: readonly Block[]
}

/** Terms to be read on a page, as a contract's: facts and paragraphs below their headings. */
export function TermSheet({ title, subtitle, blocks }: TermSheetProps) {
  return (
    <article className={css.paper} aria-labelledby="terms-title">
      <h2 id="terms-title">{title}</h2>
      <p className="soft">{subtitle}</p>
      {sections(blocks).map(({ heading, facts, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {facts.length > 0 && (
            <dl className={css.terms}>
              {facts.map(({ label, value, isBold }) => (
                <div key={`${label} ${value}`}>
                  <dt>{label}</dt>
                  <dd className={isBold ? 'strong' : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

type Fact = Extract<Block, { readonly label: string }>

interface Section {
  readonly heading: string
  readonly facts: Fact[]
  readonly paragraphs: string[]
}

function sections(blocks: readonly Block[]): Section[] {
  const made: Section[] = []
  for (const block of blocks) {
    if ('heading' in block) made.push({ heading: block.heading, facts: [], paragraphs: [] })
    else if ('text' in block) made.at(-1)?.paragraphs.push(...block.text.split('\n'))
    else made.at(-1)?.facts.push(block)
  }
  return made
}
