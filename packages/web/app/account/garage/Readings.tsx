import { PostButton } from '../../forms/PostButton.tsx'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import css from './garage.module.css'
import { Field, FORMS } from './garage-forms.ts'
import type { OwnedShown } from './load-garage.ts'

interface ReadingsProps {
  readonly car: OwnedShown
  readonly answer: unknown
  /** The day it is. */
  readonly today: string
}

/** What the odometer showed, who said so, and what cannot be true; what it shows now is told below. */
export function Readings({ car, answer, today }: ReadingsProps) {
  const { t } = useTexts()
  const { readings, canBeRead } = car
  return (
    <section aria-labelledby="readings">
      <h2 id="readings">{t('garage.readingsTitle')}</h2>
      <p className="soft">{t(canBeRead ? 'garage.readingsText' : 'garage.readingsNeedChassis')}</p>
      {readings.length > 0 ? (
        <ol className={css.readings}>
          {readings.map((reading) => (
            <Reading key={reading.id} reading={reading} />
          ))}
        </ol>
      ) : null}
      {canBeRead ? (
        <Form
          form={FORMS.reading}
          answer={answer}
          values={{ day: today }}
          submit={t('garage.addReading')}
          look={{ variant: 'secondary' }}
        >
          <Columns least="12rem" gap={4}>
            <Field name="km" inputMode="numeric" />
            <Field name="day" max={today} isOptional={false} />
          </Columns>
        </Form>
      ) : null}
    </section>
  )
}

function Reading({
  reading: { id, km, day, by, isDoubted, isOwn },
}: {
  readonly reading: OwnedShown['readings'][number]
}) {
  const { t, date, number } = useTexts()
  const shown = t('garage.km', { km: number(km) })
  return (
    <li>
      <strong>{shown}</strong>
      <span className="soft">
        {date(`${day}T12:00:00Z`)} · {t(`garage.readBy.${by}`)}
      </span>
      {isDoubted ? <StatusTag tone="warn">{t('garage.doubted')}</StatusTag> : null}
      {isOwn && by === 'OWNER' ? (
        <PostButton
          fields={{ dropReading: id }}
          variant="quiet"
          size="small"
          aria-label={t('garage.dropReadingOf', { reading: shown })}
        >
          {t('garage.dropReading')}
        </PostButton>
      ) : null}
    </li>
  )
}
