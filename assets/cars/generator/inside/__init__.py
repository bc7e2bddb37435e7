"""The cabin as people sit in it: geometry, light and pictures of their own, none of it in the GLB files."""
