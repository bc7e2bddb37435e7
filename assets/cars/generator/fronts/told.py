"""What is seen in the pictures, in both languages."""
from collections.abc import Iterable

from .kinds import FRONTS, Front

LANGUAGES = ('pt-BR', 'es-AR')
BUILDING = {
    'box': ('Concessionária envidraçada sob marquise', 'Concesionario vidriado bajo una marquesina'),
    'corner': ('Concessionária com volume fechado e esquina envidraçada', 'Concesionario con un volumen cerrado y una esquina vidriada'),
    'pavilion': ('Concessionária térrea com brises verticais', 'Concesionario de una planta con parasoles verticales'),
    'storeys': ('Concessionária de dois andares envidraçados', 'Concesionario de dos plantas vidriadas'),
    'city': ('Concessionária em prédio antigo com vitrines altas', 'Concesionario en un edificio antiguo con vidrieras altas'),
}
HOUR = {
    'morning': ('em manhã clara', 'en una mañana clara'), 'noon': ('sob céu azul com nuvens', 'bajo un cielo azul con nubes'),
    'golden': ('à luz baixa do fim da tarde', 'con la luz baja de la tarde'), 'overcast': ('em dia nublado', 'en un día nublado'),
    'dusk': ('iluminada ao anoitecer', 'iluminada al anochecer'),
}
CARS, AND = ('carros {} à frente', 'autos {} al frente'), (' e ', ' y ')
BRANDS = {'fiat': 'Fiat', 'jeep': 'Jeep', 'ram': 'Ram', 'citroen': 'Citroën', 'peugeot': 'Peugeot'}


def about(front: Front) -> dict[str, str]:
    """One short phrase by language."""
    names = [BRANDS[b] for b in front.brands]
    told = {}
    for k, language in enumerate(LANGUAGES):
        many = AND[k].join(filter(None, (', '.join(names[:-1]), names[-1])))
        told[language] = f'{BUILDING[front.design][k]} {HOUR[front.light][k]}, {CARS[k].format(many)}'
    return told


def listed(keys: Iterable[str]) -> list[dict[str, object]]:
    """Entries of fronts.json."""
    return [{'key': key, 'kind': FRONTS[key].kind, 'about': about(FRONTS[key])} for key in keys]
