import type { ContractBlock, ContractContent } from '@volante/contract/contracts'
import css from './contract.module.css'

/** What the contract says, to be read here; the file says the same. */
export function ContractText({ content: { title, subtitle, blocks } }: { readonly content: ContractContent }) {
  return (
    <article className={css.paper} aria-labelledby="contract-title">
      <h2 id="contract-title">{title}</h2>
      <p className={css.soft}>{subtitle}</p>
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

type Fact = Extract<ContractBlock, { readonly label: string }>

interface Section {
  readonly heading: string
  readonly facts: Fact[]
  readonly paragraphs: string[]
}

function sections(blocks: readonly ContractBlock[]): Section[] {
  const made: Section[] = []
  for (const block of blocks) {
    if ('heading' in block) made.push({ heading: block.heading, facts: [], paragraphs: [] })
    else if ('text' in block) made.at(-1)?.paragraphs.push(...block.text.split('\n'))
    else made.at(-1)?.facts.push(block)
  }
  return made
}
