import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { OwnedShown } from '../load-garage.ts'
import { PaperFiles } from './KeptPaper.tsx'
import type { CarPapers } from './load-papers.ts'
import css from './papers.module.css'
import { Purchase } from './Purchase.tsx'

interface PapersProps {
  readonly car: OwnedShown
  readonly papers: CarPapers
}

/** What is kept of a car, and what belongs to its purchase. */
export function Papers({ car, papers: { own, purchase } }: PapersProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t('garage.papersTitle')}</h2>
      {car.canBeRead ? null : <p className="soft">{t('garage.papers.needChassis')}</p>}
      {car.canBeRead && own.length === 0 ? <p className="soft">{t('garage.papers.none')}</p> : null}
      {own.length > 0 ? (
        <ul role="list" aria-labelledby="papers">
          {own.map(({ id, kind, files }) => (
            <li key={id} className={css.row}>
              <span>{t(`garage.papers.kind.${kind}`)}</span>
              <PaperFiles label={t(`garage.papers.kind.${kind}`)} files={files} />
            </li>
          ))}
        </ul>
      ) : null}
      {car.canBeRead ? (
        <Row>
          <LinkButton to={pathTo(site, 'garagePapers', { car: car.id })}>{t('garage.papers.keep')}</LinkButton>
        </Row>
      ) : null}
      {purchase ? <Purchase home={car.home} purchase={purchase} /> : null}
    </section>
  )
}
