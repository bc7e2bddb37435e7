"""Short forms for shader nodes."""
from typing import Any

import bpy

Tree, Socket = bpy.types.NodeTree, bpy.types.NodeSocket


def node(tree: Tree, kind: str, inputs: dict[Any, Any] | None = None, **fields: Any) -> bpy.types.Node:
    """A shader node with its fields set; inputs, by name or number, are values or sockets to be linked."""
    n = tree.nodes.new(f'ShaderNode{kind}')
    for name, value in fields.items():
        setattr(n, name, value)
    for name, value in (inputs or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, n.inputs[name])
        else:
            n.inputs[name].default_value = value
    return n


def math(tree: Tree, operation: str, *values: Any) -> Socket:
    return node(tree, 'Math', dict(enumerate(values)), operation=operation).outputs[0]


def mixed(tree: Tree, amount: Any, a: Any, b: Any, kind: str = 'MIX') -> Socket:
    """Colours mixed; plain ones are (r, g, b)."""
    full = [(*v, 1) if isinstance(v, tuple) and len(v) == 3 else v for v in (a, b)]
    return node(tree, 'MixRGB', {0: amount, 1: full[0], 2: full[1]}, blend_type=kind).outputs[0]


def noise(tree: Tree, place: Any, scale: float, detail: float = 4) -> Socket:
    """0 to 1, around .5."""
    return node(tree, 'TexNoise', {'Vector': place, 'Scale': scale, 'Detail': detail, 'Roughness': .6}).outputs['Fac']


def ramp(tree: Tree, value: Any, low: float, high: float, to: tuple[float, float] = (0, 1)) -> Socket:
    """A soft step from to[0] at low to to[1] at high."""
    return node(tree, 'MapRange', {0: value, 1: low, 2: high, 3: to[0], 4: to[1]}, interpolation_type='SMOOTHSTEP').outputs[0]


def position(tree: Tree) -> Socket:
    """The point in the world, m."""
    return node(tree, 'NewGeometry').outputs['Position']


def on_walls(tree: Tree) -> Socket:
    """(x + y, z, 0): a plane's own measures on every wall along x or y."""
    parts = node(tree, 'SeparateXYZ', {0: position(tree)})
    across = math(tree, 'ADD', parts.outputs[0], parts.outputs[1])
    return node(tree, 'CombineXYZ', {0: across, 1: parts.outputs[2]}).outputs[0]
