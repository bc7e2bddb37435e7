import { LocateFixed } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './dealers.module.css'

const WAIT_MS = 10_000
const DENIED = 1

type State = 'ready' | 'asking' | 'denied' | 'failed'

const never = () => () => undefined

/** Asks the device where it is, only on request. About a kilometre is enough, so no more goes into the address. */
export function LocateButton() {
  const { t } = useTexts()
  const site = useSite()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('ready')
  // Without script nobody could ask, so the page arrives without it.
  const canAsk = useSyncExternalStore(
    never,
    () => 'geolocation' in navigator,
    () => false,
  )
  const locate = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready')
        const point = { lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) }
        void navigate(pathTo(site, 'dealers', null, point))
      },
      ({ code }) => setState(code === DENIED ? 'denied' : 'failed'),
      { timeout: WAIT_MS, maximumAge: 300_000 },
    )
  }
  return (
    <div className={css.locate}>
      {canAsk ? (
        <Button
          variant="quiet"
          icon={LocateFixed}
          onClick={locate}
          pending={state === 'asking' ? t('dealers.locating') : null}
        >
          {t('dealers.locate')}
        </Button>
      ) : null}
      <p role="status">
        {state === 'denied' ? t('dealers.locateDenied') : state === 'failed' ? t('dealers.locateFailed') : ''}
      </p>
    </div>
  )
}
