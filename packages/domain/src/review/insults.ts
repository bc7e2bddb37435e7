/** Words of pt-BR and es-AR that hold a review until somebody has read it, as `plainWords` writes them; ours, to be extended. */
export const INSULTS: ReadonlySet<string> = new Set(
  [
    'arrombado arrombada babaca bosta caralho corno cretino cuzao estelionatario estelionatarios fdp foda foder',
    'fodido idiota idiotas imbecil imbecis ladrao ladroes ladra merda otario otaria otarios palhaco palhacos pilantra',
    'pilantras porra puta putaria safado safada safados vagabundo vagabunda vagabundos viado golpista golpistas canalha',
    'boludo boluda boludos cabron carajo chorro chorra chorros concha culo estafador estafadora estafadores hdp imbeciles',
    'ladron ladrona ladrones mierda mogolico pajero pelotudo pelotuda pelotudos pendejo puto sorete soretes tarado tarada',
    'trolo',
  ]
    .join(' ')
    .split(' '),
)
