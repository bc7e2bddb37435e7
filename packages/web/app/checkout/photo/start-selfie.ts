import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { setPending } from '../../shell/light/pending.ts'
import { type PhotoAnswer, photoCalls, type PhotoResult } from './photo-calls.ts'
import { pictureOf } from './picture.ts'

const OVER = ['maximum attempts exceeded', 'human review']
const OVER_CODES = ['antiFraud.maxAttempts', 'antiFraud.timeExceeded']

/** The security photo on the phone: camera, one photo at a time, what was found, and the human route at the end (CK9). */
export function start(place: HTMLElement, facts: LightFacts): void {
  const { order = null, token = null } = place.dataset
  const calls = photoCalls({ order, token, site: facts.id })
  const video = place.querySelector('video')
  const shoot = place.querySelector<HTMLButtonElement>('[data-shoot]')
  const picker = place.querySelector<HTMLInputElement>('[data-pick]')
  if (!video || !shoot || !picker) return
  const { say, show, tell } = teller(place, video)
  const isOpened = async () => {
    const result = await calls.open()
    return result === null || tell(result)
  }
  const take = async (source: HTMLVideoElement | Blob) => {
    say(place.dataset.sending)
    const picture = await pictureOf(source)
    if (picture) tell(await calls.take(picture))
    else say(place.dataset.failed)
  }
  place.querySelector('[data-open]')?.addEventListener('click', async () => {
    if (!(await isOpened())) return
    if (!(await startCamera(video))) return say(place.dataset.denied)
    show('camera')
    shoot.focus()
  })
  shoot.addEventListener('click', async () => {
    if (shoot.hasAttribute('data-pending')) return
    setPending(shoot, true)
    await take(video).finally(() => setPending(shoot, false))
  })
  picker.addEventListener('change', async () => {
    const [file] = picker.files ?? []
    if (file && (await isOpened())) await take(file)
    picker.value = ''
  })
}

async function startCamera(video: HTMLVideoElement): Promise<boolean> {
  try {
    const wanted = { facingMode: 'user', width: { ideal: 1280 } }
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: wanted })
    await video.play()
    return true
  } catch {
    return false
  }
}

function stopCamera(video: HTMLVideoElement): void {
  if (video.srcObject instanceof MediaStream) for (const track of video.srcObject.getTracks()) track.stop()
}

/** What the place says and shows of each answer. */
function teller(place: HTMLElement, video: HTMLVideoElement) {
  const say = (words = '') => {
    const said = place.querySelector('[data-said]')
    if (said) said.textContent = words
  }
  const show = (shown: 'camera' | 'done' | 'over') => {
    for (const view of place.querySelectorAll<HTMLElement>('[data-view]'))
      view.hidden = !view.dataset.view?.split(' ').includes(shown)
    if (shown !== 'camera') stopCamera(video)
  }
  const tellState = ({ state, attemptsLeft, message }: PhotoAnswer): boolean => {
    const left = place.querySelector('[data-attempts]')
    if (left) left.textContent = place.getAttribute(`data-attempts-${attemptsLeft}`)
    say(message?.text)
    if (state === 'success') show('done')
    else if (OVER.includes(state)) show('over')
    else return true
    return false
  }
  /** Answers whether there may be another photo. */
  const tell = (result: PhotoResult): boolean => {
    if ('answer' in result) return tellState(result.answer)
    say(result.refused ?? place.dataset.failed)
    if (OVER_CODES.includes(result.code)) show('over')
    return false
  }
  return { say, show, tell }
}
