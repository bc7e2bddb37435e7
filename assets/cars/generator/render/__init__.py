"""Pictures: path tracing, denoising, layers."""
