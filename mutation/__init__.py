"""Planted faults: do the tests notice when the code does something else?"""
