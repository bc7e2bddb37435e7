import type { Advice } from '@volante/contract/rating'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { carName } from '../range/car-name.ts'
import type { RangeModel } from '../range/range.ts'
import css from './Voice.module.css'

interface VoiceProps {
  readonly model: RangeModel
  readonly advice: Advice
}

const SHOWN = { PRAISE: 3, CRITICISM: 2 } as const

/** What owners of the stage's car say together, the good and the bad, each counted. */
export function Voice({ model, advice: { mean, count, statements } }: VoiceProps) {
  const site = useSite()
  const { t, number } = useTexts()
  if (mean === null || statements.length === 0) return null
  const reviews = pathTo(site, 'reviews', { model: model.slug })
  const of = (tone: keyof typeof SHOWN) =>
    statements.filter(({ opinion }) => opinion.endsWith(tone)).slice(0, SHOWN[tone])
  return (
    <section className={`wide ${css.voice}`} aria-labelledby="voice-title">
      <div className={css.score}>
        <p className={`display tabular ${css.mean}`}>{number(mean, { minimumFractionDigits: 1 })}</p>
        <Stars value={mean} />
        <p className="soft small">{t('reviews.count', { count })}</p>
      </div>
      <div className={css.said}>
        <h2 id="voice-title" className="text-36">
          {t('shop.voice.title', { car: carName(site.brandName, model.name) })}
        </h2>
        <dl className={css.tones}>
          {(['PRAISE', 'CRITICISM'] as const).map((tone) => (
            <div key={tone} className="ruled">
              <dt className="soft small">{t(`reviews.tone.${tone}`)}</dt>
              {of(tone).map(({ opinion, count: said }) => (
                <dd key={opinion}>
                  {t(`reviews.opinion.${opinion}`)}{' '}
                  <span className="soft small tabular">{t('reviews.said', { count: said })}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p>
          <a className="tap" href={reviews}>
            {t('reviews.all', { count })}
          </a>
        </p>
      </div>
    </section>
  )
}
