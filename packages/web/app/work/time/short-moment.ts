/** Takes an ISO time and the zone of its site; returns it as people at a desk read it: 21/11 14:20. */
export function shortMoment(language: string, at: string, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(at))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('day')}/${of('month')} ${of('hour')}:${of('minute')}`
}
