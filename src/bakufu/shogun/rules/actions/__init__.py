"""The ten actions, and how they are carried out."""
