import { chassisCharacters, chassisRefusal } from '@volante/domain/car/chassis'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import css from './scanner.module.css'
import type { Read } from './use-scanner.ts'

interface ReadChassisProps {
  readonly read: Read
  onUse(chassis: string): void
  onAgain(): void
}

/** What was read, to be looked at and corrected; where a sign may be wrong, what it may be, and nothing is chosen (CH-8). */
export function ReadChassis({ read, onUse, onAgain }: ReadChassisProps) {
  const { t, byKey } = useTexts()
  const [chassis, setChassis] = useState(read.chassis)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isUnsure = read.candidates.length > 0
  const use = () => {
    const refused = chassisRefusal(chassis)
    setRefusal(refused?.key ?? null)
    if (!refused) onUse(chassisCharacters(chassis))
  }
  return (
    <Stack gap={4}>
      <InlineMessage tone={isUnsure ? 'warn' : 'good'} title={t(isUnsure ? 'scanner.unsure' : 'scanner.found')} isLive>
        {t(isUnsure ? 'scanner.unsureText' : 'scanner.foundText')}
      </InlineMessage>
      {isUnsure ? (
        <Row as="ul" role="list" gap={2} aria-label={t('scanner.unsure')}>
          {read.candidates.map((one) => (
            <li key={one}>
              <Button className={css.chassis} aria-pressed={one === chassis} onClick={() => setChassis(one)}>
                {one}
              </Button>
            </li>
          ))}
        </Row>
      ) : null}
      <TextField
        id="scanner-chassis"
        className={css.field}
        label={t('scanner.chassis')}
        value={chassis}
        onChange={({ target }) => setChassis(target.value.toUpperCase())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around would be sent.
          event.preventDefault()
          use()
        }}
        error={refusal === null ? undefined : byKey(refusal)}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
      <Row gap={2}>
        <Button variant="primary" onClick={use}>
          {t('scanner.take')}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('scanner.again')}
        </Button>
      </Row>
    </Stack>
  )
}
