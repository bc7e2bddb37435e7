import { useTexts } from '../../../texts/texts.tsx'
import { KeptPaper } from './KeptPaper.tsx'
import type { ofCarsBefore } from './load-papers.ts'

/** What a person kept of cars that have left the garage: it stays theirs. */
export function PapersBefore({ cars }: { readonly cars: ReturnType<typeof ofCarsBefore> }) {
  const { t } = useTexts()
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="papers-before">
      <h2 id="papers-before">{t('garage.papers.before')}</h2>
      <p className="soft">{t('garage.papers.beforeText')}</p>
      {cars.map(({ car, papers }) => (
        <div key={car}>
          <h3>{car}</h3>
          {papers.map((paper) => (
            <div key={paper.id}>
              <p>{t(`garage.papers.kind.${paper.kind}`)}</p>
              <ul role="list">
                <KeptPaper paper={paper} />
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
